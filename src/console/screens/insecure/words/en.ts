export const words = {
  title: 'It is not safe to sign in at this address',
  why: (address: string) =>
    `You opened ${address} without HTTPS. Anyone on the same network could read your password, so no one can sign in here.`,
  onServer: 'On the computer that runs the server, open:',
  elsewhere: 'To sign in from other devices, put HTTPS in front of the server, for example with Caddy:',
  thenOpen: 'Then start the server with PUBLIC_URL set to that address and TRUST_PROXY=1.',
};

export type InsecureWords = typeof words;
