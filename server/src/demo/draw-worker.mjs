// @ts-check
// A process of its own in which the demonstration's pictures are drawn: what that takes of memory goes back to the system
// when it ends, which from within the server it never did. Plain JavaScript, run from here by source and build alike.
import sharp from 'sharp';

sharp.cache(false);

process.on('message', async (/** @type {{ id: number, svg: string }} */ { id, svg }) => {
  try {
    const bytes = await sharp(Buffer.from(svg))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92 })
      .toBuffer();
    process.send?.({ id, bytes });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}); // Ctrl-C reaches every process of the terminal; the server says when it is time
