import { expect, test, vi } from 'vitest';
import { sendPoster } from './give-poster.ts';
import { hashFile } from './hash-file.ts';

const sendFile = vi.hoisted(() => vi.fn(async (_file: File, _how: { sha256?: string }) => 'upload'));
vi.mock('./send-file.ts', () => ({ sendFile }));
vi.mock('./capture-frame.ts', () => ({ earlyFrame: vi.fn() }));
vi.mock('../../../api/api-client.ts', () => ({ call: async () => ({ state: 'done' }) }));

test('the image for a video is announced with its hash, so that what arrives can be compared', async () => {
  const image = new File(['an image'], 'frame.jpg');
  await sendPoster(image);
  expect(sendFile.mock.calls[0]?.[1].sha256).toBe(await hashFile(image));
});
