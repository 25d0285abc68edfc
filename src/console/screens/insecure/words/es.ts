import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'No es seguro iniciar sesión en esta dirección',
  why: (address) =>
    `Ha abierto ${address} sin HTTPS. Cualquiera en la misma red podría leer su contraseña, así que aquí no se puede iniciar sesión.`,
  onServer: 'En el ordenador donde se ejecuta el servidor, abra:',
  elsewhere: 'Para iniciar sesión desde otros dispositivos, ponga HTTPS delante del servidor, por ejemplo con Caddy:',
  thenOpen: 'Después inicie el servidor con esa dirección en PUBLIC_URL y con TRUST_PROXY=1.',
};
