import { type CapAlert, type CapPoint, noAlertSettings } from '@psifida/contract/content/cap';
import { expect, test } from 'vitest';
import { concernsUs, refusalOf } from './judge-alert.ts';

const circleOf = (count: number, [lat, lon]: CapPoint, degrees: number): CapPoint[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * (at % (count - 1))) / (count - 1);
    return [lat + degrees * Math.cos(angle), lon + degrees * Math.sin(angle)];
  });
const written = (shape: readonly CapPoint[]) =>
  shape.map(([lat, lon]) => `${lat.toFixed(4)},${lon.toFixed(4)}`).join(' ');

const alert = (polygon: CapPoint[][], circle: [CapPoint, number][] = []) =>
  ({
    sent: '2026-05-01T10:00:00+03:00',
    scope: 'Public',
    msgType: 'Alert',
    info: [
      {
        ...{ severity: 'Severe', urgency: 'Immediate', certainty: 'Likely', category: ['Met'] },
        ...{ expires: '9999-12-31T00:00:00+00:00', area: [{ polygon, circle, geocode: [] }] },
      },
    ],
  }) as unknown as CapAlert;

const town = { ...noAlertSettings, area: written(circleOf(4_000, [40.9, 24.4], 0.1)) };

test('R-ALERT-05 a shape around the town, in it and beside it', () => {
  const ring = (at: CapPoint, degrees: number) => [circleOf(50, at, degrees)];
  expect(concernsUs(alert(ring([40.9, 24.4], 5)), town)).toBe(true);
  expect(concernsUs(alert(ring([40.9, 24.4], 0.01)), town)).toBe(true);
  expect(concernsUs(alert(ring([41.05, 24.4], 0.1)), town)).toBe(true);
  expect(concernsUs(alert(ring([41.2, 24.4], 0.1)), town)).toBe(false);
  // Their boxes meet, they do not.
  expect(concernsUs(alert(ring([41.0, 24.5], 0.03)), town)).toBe(false);
  expect(concernsUs(alert([], [[[0, 0], 20_000]]), town)).toBe(true);
});

test('R-ALERT-07 shapes of any number of corners are judged within a second of work', () => {
  const hostile = [
    // Beside the town, and to and fro through it.
    alert(Array.from({ length: 20 }, () => circleOf(5_000, [39.9, 24.4], 0.8))),
    alert([Array.from({ length: 5_000 }, (_, at): CapPoint => [40.7, at % 2 ? 24.2 : 24.6])]),
    alert(
      [],
      Array.from({ length: 20_000 }, (): [CapPoint, number] => [[41.1, 24.4], 15]),
    ),
  ];
  for (const one of hostile) {
    const before = process.cpuUsage();
    concernsUs(one, town);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
  }
});

test('R-ALERT-07 a warning is over before it is forgotten that it was here', () => {
  const judged = { alert: alert([]), senders: [] };
  expect(refusalOf({ ...judged, now: Date.parse('2027-05-01') })).toBe(null);
  expect(refusalOf({ ...judged, now: Date.parse('2027-06-10') })).toBe('over');
});
