import { expect, test } from 'vitest';
import { describeDevice, parseDevice } from './describe-device.ts';

const mozilla = 'Mozilla/5.0';

test.each([
  [`${mozilla} (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0`, 'Firefox', 'Linux'],
  [`${mozilla} (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Edge', 'Windows'],
  [`${mozilla} (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  ['Firefox/147.0', 'Firefox', null],
  [`${mozilla} (X11; CrOS x86_64) Something/1.0`, null, 'ChromeOS'],
  ['curl/8.17.0', null, null],
  ['', null, null],
])('reads the browser and the system from “%s”', (userAgent, browser, system) => {
  expect(parseDevice(describeDevice(userAgent))).toEqual({ browser, system });
});
