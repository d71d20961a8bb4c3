import { expect, test } from 'vitest';
import { browserName } from './sessions.tsx';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const safari = 'AppleWebKit/605.1 Version/17.5 Safari/604.1';

test.each([
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0`, 'Edge', 'Windows'],
  [`(X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome', 'Linux'],
  [`(Linux; Android 14) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`(iPhone; CPU iPhone OS 17_5 like Mac OS X) ${safari}`, 'Safari', 'iOS'],
  ['(Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'macOS'],
])('Mozilla/5.0 %s', (agent, browser, platform) => {
  expect(browserName(`Mozilla/5.0 ${agent}`)).toEqual({ browser, platform });
});

test('of something else nothing is claimed', () => {
  expect(browserName('node')).toBeNull();
  expect(browserName('')).toBeNull();
});
