import { hasDemonstration, type Settings, showsMail } from '../settings/index.ts';

type Started = {
  readonly address: string;
  /** Where the key is found that this start has made, or the key itself where only who started it reads it. */
  readonly madeKey: string | undefined;
};

/** Says where a server that has started is found. */
export function greeting({ address, madeKey }: Started, settings: Settings): string {
  const pages = [
    ['Demonstration', `${address}/`],
    ['Playground', `${address}/playground`],
  ];
  const rows = [
    ...(hasDemonstration(settings) ? pages : []),
    ...(showsMail(settings) ? [['Mail', `${address}/mail`]] : []),
    ['API', `${settings.UPSTREAM_URL || address}/v1`],
    ...(settings.UPSTREAM_URL ? [] : [['API reference', `${address}/docs`]]),
    ['API key', madeKey ?? keyOf(settings)],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(14)} ${value}\n`).join('');
  return `\nsched-booking is running.\n\n${lines}\n`;
}

function keyOf({ SCHED_API_KEY }: Settings): string {
  return SCHED_API_KEY ? 'the value of SCHED_API_KEY' : 'created earlier; run "sched key create" for another one';
}
