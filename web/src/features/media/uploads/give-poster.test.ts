import { expect, test, vi } from 'vitest';
import { sendPoster } from './give-poster.ts';
import { hashFile } from './hash-file.ts';

const sendFile = vi.hoisted(() => vi.fn(async (_file: File, _how: { sha256?: string }) => 'upload'));
vi.mock('./send-file.ts', () => ({ sendFile }));
vi.mock('./capture-frame.ts', () => ({ earlyFrame: vi.fn() }));
vi.mock('../../../lib/api-client.ts', () => ({ call: async () => ({ state: 'done' }) }));

test('the picture for a film is announced with its hash, so that what arrives can be compared', async () => {
  const picture = new File(['a picture'], 'frame.jpg');
  await sendPoster(picture);
  expect(sendFile.mock.calls[0]?.[1].sha256).toBe(await hashFile(picture));
});
