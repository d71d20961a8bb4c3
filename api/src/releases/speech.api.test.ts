import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { releaseSpeech, soundsOf, spokenKey } from '@psifida/contract/content/speech';
import { resolveRegistry } from '@psifida/contract/registry/override';
import { beforeAll, expect, test } from 'vitest';
import { tidyUp } from '../features/media/housekeeping/tidy-up.ts';
import { runSpeech, SpeechFailed } from '../media/audios/run-speech.ts';
import { openStaging } from '../media/staging.ts';
import { aDisplay, anEmergency, aShownPresentation, ownOf } from '../testing/display-steps.ts';
import { emptyBeforeEach, openEvents, ownApi } from '../testing/open-test-api.ts';
import { makeSpeech } from './make-speech.ts';
import { findNext, pronounce } from './speech.store.ts';

const espeak = ['espeak-ng', '-v', '{language}', '--stdin', '--stdout'];
const withEspeak = test.skipIf(!existsSync('/usr/bin/espeak-ng'));

/** A WAV that holds what is to be said instead of a sound, so that other texts are other files. */
const program = `#!/bin/sh
text=$(cat)
case "$text" in *unspeakable*) exit 3;; esac
printf 'RIFF....WAVEfmt 0000000000000000data....'
printf '%s%s' "$1" "$text"
`;
const quick = { command: [] as string[] };
beforeAll(async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'psifida-voice-')), 'speak');
  await writeFile(file, program, { mode: 0o700 });
  quick.command = [file, '{language}'];
});

const command = ['voice'];
const api = ownApi(() => ({ speech: command }));
const silent = ownApi();
emptyBeforeEach(api, 'speech', 'presentation', 'release', 'emergency');

const warned: string[] = [];
const deps = (given = quick.command) => ({
  ...{ db: api.db, storage: api.storage, registry: resolveRegistry(), now: Date.now },
  command: given,
  log: { warn: (_: object, message: string) => void warned.push(message) },
});
/** The API reads by the command that makes: both are the same one here. */
const useVoice = (given: readonly string[]) => void command.splice(0, command.length, ...given);

test('R-SPEAK-01 what a release says is spoken once for each text and language, and handed to its displays alone', async () => {
  useVoice(quick.command);
  const title = { el: 'Ο μύλος του Ιάσονα', en: 'The mill of Iason' };
  await aShownPresentation(api, 'system4', { title });
  const { token } = await aDisplay(api, { system: 'system4' });
  const heard = await openEvents(api, token);
  expect(await ownOf(api, token)).toMatchObject({ speaks: true });
  expect(await api.read('/player/speech', { token })).toEqual({ el: {}, en: {} });
  await speakOf(title.el, title.en);
  await heard.next('news');
  const speech = releaseSpeech.parse(await api.read('/player/speech', { token }));
  for (const language of ['el', 'en'] as const) {
    const [sound] = soundsOf(title[language], speech[language] ?? {});
    expect(sound, title[language]).toBeDefined();
    const file = await api.app.inject(sound?.url ?? '');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'audio/wav']);
    expect(file.rawPayload.toString()).toContain(`${language}${title[language]}`);
  }
  const counted = await api.db.selectFrom('speech').select('key').execute();
  await makeSpeech(deps());
  expect(await api.db.selectFrom('speech').select('key').execute()).toHaveLength(counted.length);

  const wall = await aDisplay(api, { system: 'system1a' });
  expect(await ownOf(api, wall.token)).not.toHaveProperty('speaks');
  expect(await api.read('/player/speech', { token: wall.token })).toEqual({});
});

/** Of all that glass can say, hundreds of texts, only those that hold one of these words. */
async function speakOf(...words: string[]) {
  await makeSpeech({ ...deps(), signal: AbortSignal.abort() });
  await api.db
    .updateTable('speech')
    .set({ next_at: new Date(Date.now() + 3600_000) })
    .where((speech) => speech.and(words.map((word) => speech('spoken', 'not like', `%${word}%`))))
    .execute();
  await makeSpeech(deps());
}

test('R-SPEAK-09 an emergency message is spoken before everything else, and handed to displays at once', async () => {
  useVoice(quick.command);
  await aShownPresentation(api, 'system4');
  const message = anEmergency({ easy: { el: 'Βγείτε τώρα.', en: 'Go out now.' } });
  await api.post('/emergencies', message, { token: await api.withRoles('admin') });
  await makeSpeech({ ...deps(), signal: AbortSignal.abort() });
  const said: string[] = [];
  for (let count = 0; count < 14; count += 1) {
    const next = await findNext(api.db);
    if (!next) break;
    said.push(next.spoken);
    await api.db
      .updateTable('speech')
      .set({ sha256: 'a'.repeat(64) })
      .where('key', '=', next.key)
      .execute();
  }
  for (const text of [message.title, message.text, { el: 'Βγείτε τώρα.', en: 'Go out now.' }])
    expect(said).toEqual(expect.arrayContaining([text.el, text.en]));
});

test('R-SPEAK-02 without a program nothing is spoken and no display hears of it', async () => {
  await aShownPresentation(silent, 'system4');
  const { token } = await aDisplay(silent, { system: 'system4' });
  expect(await ownOf(silent, token)).not.toHaveProperty('speaks');
  expect(await silent.read('/player/speech', { token })).toEqual({});
});

test('R-SPEAK-03 a text that the program cannot say is left out, and the others are spoken', async () => {
  useVoice(quick.command);
  await aShownPresentation(api, 'system4', {
    title: { el: 'Ανείπωτο unspeakable', en: 'It is unspeakable' },
  });
  const { token } = await aDisplay(api, { system: 'system4' });
  await speakOf('unspeakable', 'You are here');
  expect(warned).toContain('a text could not be spoken');
  const { en = {} } = releaseSpeech.parse(await api.read('/player/speech', { token }));
  expect(soundsOf('It is unspeakable', en)).toEqual([]);
  expect(soundsOf('You are here', en)).toHaveLength(1);
});

test('R-SPEAK-03 a program that is not there, hangs, says too much or no sound ends with a word why', async () => {
  const saying = (code: string) => runSpeech([process.execPath, '-e', code], { text: 'x', language: 'el' });
  await expect(runSpeech(['/nowhere/speak'], { text: 'x', language: 'el' })).rejects.toMatchObject({
    noProgram: true,
  });
  await expect(saying('process.stdout.write("no sound")')).rejects.toThrow('no WAV, MP3 or Ogg');
  await expect(saying('process.stdout.write(Buffer.alloc(5e6))')).rejects.toThrow('larger than 4 MB');
  await expect(saying('console.error("no voice"); process.exit(2)')).rejects.toThrow(
    'ended with 2: no voice',
  );
  const signal = AbortSignal.timeout(300);
  await expect(
    runSpeech([process.execPath, '-e', 'setInterval(() => {}, 1e3)'], { text: 'x', language: 'el', signal }),
  ).rejects.toThrow(SpeechFailed);
});

test('R-SPEAK-03 the program learns neither the settings of the product nor a shell', async () => {
  process.env.DATABASE_PASSWORD_OF_TEST = 'secret';
  const code = 'process.stdout.write("RIFF....WAVEdata...." + process.argv[1] + JSON.stringify(process.env))';
  const command = [process.execPath, '-e', code, '$(id);{language}'];
  const { data } = await runSpeech(command, { text: '$(id)', language: 'el' });
  delete process.env.DATABASE_PASSWORD_OF_TEST;
  expect(data.toString()).toContain('$(id);el');
  expect(data.toString()).not.toContain('secret');
});

test('R-SPEAK-04 a word on the list is spoken as it is written there', () => {
  const list = [{ language: 'el' as const, written: 'Ιάσων', said: 'Ιάσονας' }];
  expect(pronounce('Ο ιάσων και ο Ιάσωνος, «Ιάσων».', 'el', list)).toBe(
    'Ο Ιάσονας και ο Ιάσωνος, «Ιάσονας».',
  );
  expect(pronounce('Ιάσων', 'en', list)).toBe('Ιάσων');
});

test('R-SPEAK-04 another word on the list makes another sound, and what nobody wants any more goes', async () => {
  useVoice(quick.command);
  await aShownPresentation(api, 'system4', { title: { el: 'Φιλοποίμην', en: 'Philopoemen' } });
  const { token } = await aDisplay(api, { system: 'system4' });
  await api.db
    .insertInto('pronunciation')
    .values({ language: 'el', written: 'Φιλοποίμην', said: 'Φιλοπίμιν' })
    .execute();
  await speakOf('Φιλοπίμιν');
  const { el = {} } = releaseSpeech.parse(await api.read('/player/speech', { token }));
  const file = await api.app.inject(el[spokenKey('Φιλοποίμην')]?.url ?? '');
  expect(file.rawPayload.toString()).toContain('Φιλοπίμιν');
  const long = new Date(Date.now() - 60 * 24 * 3600_000);
  const url = el[spokenKey('Φιλοποίμην')]?.url ?? '';
  const staging = await openStaging(path.join(api.folder, 'uploads'));
  const age = () => api.db.updateTable('media_object').set({ touched_at: long }).execute();
  await age();
  await tidyUp({ db: api.db, storage: api.storage, staging, unusedMs: 3600_000 });
  expect((await api.app.inject(url)).statusCode).toBe(200);
  await api.db.updateTable('speech').set({ wanted_at: long }).execute();
  await api.db.deleteFrom('presentation').execute();
  await api.db.deleteFrom('release').execute();
  await makeSpeech(deps());
  await age();
  await tidyUp({ db: api.db, storage: api.storage, staging, unusedMs: 3600_000 });
  expect((await api.app.inject(url)).statusCode).toBe(404);
});

test('R-SPEAK-02 R-SPEAK-08 administrators say how words sound, and editors hear a text as displays read it', async () => {
  useVoice(quick.command);
  const items = [{ language: 'el', written: 'Ιάσων', said: 'Ιάσονας' }];
  const list = '/languages/pronunciations';
  expect((await api.put(list, { items })).statusCode).toBe(403);
  const token = await api.withRoles('admin');
  expect((await api.put(list, { items }, { token })).json()).toEqual({ items });
  expect(await api.read(list)).toEqual({ items });
  const hear = (how?: object) =>
    api.post('/languages/speech', { language: 'el', text: 'Ο Ιάσων. Πού;' }, how);
  expect((await hear({ token: await api.withRoles('viewer') })).statusCode).toBe(403);
  const { sounds } = (await hear()).json();
  const said = await Promise.all(sounds.map(async (url: string) => (await api.app.inject(url)).body));
  expect(said.map((one) => one.slice(one.indexOf('el')))).toEqual(['elΟ Ιάσονας.', 'elΠού;']);
  expect((await hear()).json()).toEqual({ sounds });
  expect((await silent.post('/languages/speech', { language: 'el', text: 'Πού;' })).json()).toMatchObject({
    code: 'not-found',
  });
});

withEspeak('R-SPEAK-01 espeak-ng speaks both languages through the one setting', async () => {
  for (const [language, text] of [
    ['el', 'Καλώς ήρθατε στον δήμο μας.'],
    ['en', 'Welcome to our town.'],
  ] as const) {
    const { data, extension } = await runSpeech(espeak, { text, language });
    expect(extension).toBe('wav');
    // More than half a second, and as long as its head says.
    expect(data.length).toBeGreaterThan(22_050);
    expect(data.readUInt32LE(4)).toBe(data.length - 8);
  }
});
