import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { probeVideo } from '@psifida/api/media/videos/probe-video';
import { expect, test } from 'vitest';
import { videos } from './images.ts';

test.each(Object.values(videos).map(({ file }) => file))(
  'R-TOWN-11 %s fills a Full HD wall, and is no larger than 2.6 MB',
  async (file) => {
    const name = fileURLToPath(new URL(`../videos/${file}`, import.meta.url));
    const facts = await probeVideo(name, 'webm');
    expect(facts).toMatchObject({ width: 1920, height: 1080 });
    expect(facts.videoCodec).toMatch(/^vp09/);
    expect((await stat(name)).size).toBeLessThan(2_600_000);
  },
);
