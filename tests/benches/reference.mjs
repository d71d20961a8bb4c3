// @ts-check
// What the product is measured against, in a process of its own: node:http that answers the same bytes, the same rows by
// `pg` alone, the same image sizes by `sharp` alone, the same photo kept and made a thumbnail of by a bare server.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const options = JSON.parse(process.argv[2] ?? '{}');
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** @type {typeof import('sharp')} */
const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp');
sharp.cache(false);

/** @param {import('sharp').Sharp} image @param {number} side */
const inside = (image, side) => image.resize(side, side, { fit: 'inside' });

/** As the product makes it. */
async function thumbnailMaker() {
  const { encoderOptions } = await import('@psifida/api/media/images/make-images');
  /** @param {string} file */
  return (file) => inside(sharp(file).autoOrient(), 320).webp(encoderOptions.webp).toBuffer();
}

/** @type {Record<string, () => Promise<(question: any) => Promise<unknown>>>} */
const kinds = {
  async http() {
    const body = Buffer.alloc(options.length);
    const server = http.createServer((request, reply) => {
      request.resume().once('end', () => {
        reply.writeHead(options.status, options.headers);
        reply.end(body);
      });
    });
    server.keepAliveTimeout = 0; // others are measured in between
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    return async (question) => (question === 'cpu' ? cpuSeconds() : `http://127.0.0.1:${port}/`);
  },

  async pg() {
    const { closedLoop } = await import('./harness.mjs');
    const { Pool } = createRequire(new URL('../../postgres/package.json', import.meta.url))('pg');
    const pool = new Pool({ ...options.connection, max: 10 });
    /** Each write is one statement and one transaction, with what the product writes beside the row. */
    const withTheRest = `
      , uses as (
        insert into media_use (asset_id, presentation_id)
        select distinct (entry->>'media')::uuid, kept.id from kept, jsonb_array_elements(kept.entries) as entry
        on conflict do nothing
      ), revision as (
        insert into presentation_revision (presentation_id, version, active, content, saved_at, saved_by_id, saved_by_name)
        select id, version, active, $3::jsonb, now(), 'x', 'x' from kept
      ), activity as (
        insert into activity (action, system, subject_kind, subject_id, title_el, title_en, by_id, by_name)
        select 'saved', system, 'presentation', id, title_el, title_en, 'x', 'x' from kept
      )
      select id, version, position, created_at, modified_at, pg_notify('psifida_bench', '{}') from kept`;
    /** @type {Record<string, string>} */
    const statements = {
      list: `select id, system, title_el, title_en, active, standing, item_cover, schedule, more, position, version,
          created_at, created_by_id, created_by_name, modified_at, modified_by_id, modified_by_name
        from presentation where system = 'system1a' order by modified_at desc, id desc limit 25`,
      read: 'select * from presentation where id = $1',
      create: `with kept as (
        insert into presentation (id, system, title_el, title_en, entries, standing, position, complete, search,
          created_by_id, created_by_name, modified_by_id, modified_by_name)
        select $1, 'system1a', 'Νέα', 'New', $2::jsonb, '{}', coalesce(max(position), 0) + 1, false, 'new',
          'x', 'x', 'x', 'x'
        from presentation where system = 'system1a' returning *
      )${withTheRest}`,
      save: `with kept as (
        update presentation set title_el = 'Άλλη', entries = $2::jsonb, version = version + 1, modified_at = now()
        where id = $1 returning *
      )${withTheRest}`,
    };
    return ({ what, ids = [], entries = [], connections, seconds }) => {
      const [written, content] = [JSON.stringify(entries), JSON.stringify({ entries })];
      /** @param {number} number */
      const valuesOf = (number) => {
        if (what === 'list') return [];
        const id = what === 'create' ? randomUUID() : ids[number % ids.length];
        return what === 'read' ? [id] : [id, written, content];
      };
      /** @param {number} number */
      const work = (number) => pool.query({ name: what, text: statements[what], values: valuesOf(number) });
      return closedLoop({ work, connections, seconds, cpuSeconds });
    };
  },

  /** Receives a photo, writes it to the disk, syncs, and answers its thumbnail: the least that anybody can do. */
  async photos() {
    const thumbnail = await thumbnailMaker();
    let count = 0;
    const server = http.createServer(async (request, reply) => {
      count += 1;
      const file = path.join(options.folder, `bare-${process.pid}-${count}.jpg`);
      await pipeline(request, createWriteStream(file, { flush: true }));
      reply.end(await thumbnail(file));
      await rm(file);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    return async () => `http://127.0.0.1:${port}/`;
  },

  async sharp() {
    const { encoderOptions } = await import('@psifida/api/media/images/make-images');
    const { sidesFor } = await import('@psifida/api/media/images/image-sides');
    const thumbnail = await thumbnailMaker();
    sharp.concurrency(1);
    /** @param {import('sharp').Sharp} image decoded once, encoded often */
    const pixels = async (image) => {
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    };
    /** @param {string} file */
    const everySize = async (file) => {
      const [largest = 0, ...smaller] = sidesFor(await sharp(file).metadata()).reverse();
      const base = await pixels(inside(sharp(file).autoOrient(), largest));
      for (const side of [largest, ...smaller]) {
        const scaled = side === largest ? base : await pixels(inside(base(), side));
        for (const [format, how] of Object.entries(encoderOptions))
          await scaled().toFormat(format, how).toBuffer();
      }
    };
    return async ({ photos, only }) => {
      const queue = [...photos];
      const began = performance.now();
      const work = async () => {
        for (let file = queue.shift(); file; file = queue.shift())
          await (only === 'thumbnail' ? thumbnail(file) : everySize(file));
      };
      await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, work));
      return performance.now() - began;
    };
  },
};

const answer = await kinds[options.kind]?.();
process.on('message', async (question) => process.send?.(await answer?.(question)));
process.send?.('ready');
