import { z } from 'zod';
import { mediaAsset, mediaDetails, mediaEdit, mediaKinds, mediaUse, resolutions } from '../content/media.ts';
import { mediaRefusal } from '../content/media-refusal.ts';
import { rightsStates } from '../content/rights.ts';
import { tagMaxLength, tags } from '../content/tags.ts';
import { upload, uploadLimits } from '../content/upload.ts';
import { uuid } from '../content/uuid.ts';
import { acknowledged, knowingProblems } from './acknowledged.ts';
import { apiPrefix, endpoint } from './endpoint.ts';
import { manyAnswer, manyAtOnce, selection, which } from './many.ts';
import { cursor, idList, pagedOf, pageOf, reversed } from './paging.ts';

/** Where the tus protocol is spoken; `GET` on an upload's address answers its state as JSON (`findUpload`). */
export const uploadsPath = `${apiPrefix}/uploads`;

export const mediaOrders = ['added', 'changed', 'name'] as const;

const filter = z.strictObject({
  /** Words of title, file name, description or tags; accents, case and Greeklish do not matter. */
  search: z.string().max(200).optional(),
  kind: z.enum(mediaKinds).optional(),
  resolution: z.enum(resolutions).optional(),
  /** Only what has this tag, however it is spelt. */
  tag: z.string().max(tagMaxLength).optional(),
  unused: z.literal('true').optional(),
  /** Only what screen readers still need a description of, in one language or both. */
  lacksAlt: z.literal('true').optional(),
  /** Only what has a description to be checked in its two languages. */
  doubted: z.literal('true').optional(),
  /** Only what has such rights: for whoever has to look after them. */
  rights: z.enum(rightsStates).optional(),
  order: z.enum(mediaOrders).default('added'),
  reversed,
});

export const listMedia = endpoint.view('GET /media', {
  machines: ['read'],
  summary: 'Images and videos of the library; newest first, last changed first, or by name',
  query: filter.extend({
    /** Only the asset with these bytes: 'is it already there?' */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** Only these assets; unknown ones are left out. */
    ids: idList.optional(),
    after: cursor.optional(),
    limit: pageOf(48),
  }),
  response: pagedOf(mediaAsset),
});

export const selectMedia = endpoint.view('GET /media/selection', {
  summary: 'Which images and videos match a filter, all of them, to do something with them',
  query: filter,
  response: selection,
});

export const listMediaTags = endpoint.view('GET /media/tags', {
  summary: 'The tags that images and videos have, each once, with how many have it',
  response: z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) }),
});

export const changeManyMedia = endpoint.edit('POST /media/many', {
  summary: 'Do one thing to several images and videos; each is judged by itself',
  body: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('delete'), which }),
    z.strictObject({ what: z.literal('tags'), which, add: tags, remove: tags }),
    /** To what they were before `tags` added and took away. */
    z.strictObject({
      what: z.literal('undo'),
      which: z
        .array(z.strictObject({ id: uuid, version: z.int32(), tags }))
        .min(1)
        .max(manyAtOnce),
    }),
  ]),
  /** With the tags that each had before they were changed. */
  response: manyAnswer.extend({ before: z.record(z.string(), z.array(z.string())) }),
});

export const findMedia = endpoint.view('GET /media/:id', {
  machines: ['read'],
  summary: 'One image or video, with what uses it',
  response: mediaDetails,
  problems: ['media.not-found'],
});

const ofEdit = [
  'media.not-found',
  'media.changed-elsewhere',
  'media.kind-differs',
  'media.rights-missing',
  ...knowingProblems,
] as const;
const ofUpload = ['upload.not-found', 'upload.not-done'] as const;

export const editMedia = endpoint.edit('PUT /media/:id', {
  summary: 'Title, description for screen readers, focal point, rights and the captions of a video',
  query: acknowledged,
  body: mediaEdit,
  /** Two whole texts of captions have room in it. */
  maxBytes: 2 * 1024 * 1024,
  response: mediaDetails,
  problems: ofEdit,
});

const withUpload = z.strictObject({ uploadId: uuid, version: z.int() });

export const replaceMediaFile = endpoint.edit('PUT /media/:id/file', {
  summary: 'Put another file, uploaded as a replacement, in the place of this one; every use follows',
  query: acknowledged,
  body: withUpload,
  /** `usedIn` names what has changed with it. */
  response: mediaDetails,
  problems: [...ofEdit, ...ofUpload, 'presentation.incomplete', 'item.incomplete'],
});

export const replaceMedia = endpoint.edit('POST /media/:id/replace', {
  summary: 'Put another image, video or audio file in its place wherever it is used: everywhere, or nowhere',
  query: acknowledged,
  body: z.strictObject({ with: uuid }),
  /** What shows the other one now. */
  response: z.object({ usedIn: z.array(mediaUse) }),
  problems: [
    'media.not-found',
    'media.kind-differs',
    'media.rights-missing',
    'presentation.incomplete',
    'item.incomplete',
    ...knowingProblems,
  ],
});

export const setMediaPoster = endpoint.edit('PUT /media/:id/poster', {
  summary: 'Give a video the image that stands for it, uploaded as a replacement; null takes it away',
  query: acknowledged,
  body: withUpload.extend({ uploadId: uuid.nullable() }),
  response: mediaDetails,
  problems: [...ofEdit, ...ofUpload],
});

export const deleteMedia = endpoint.edit('DELETE /media/:id', {
  summary: 'Delete an image or video for good; refused while something uses it',
  response: z.object({ id: uuid }),
  problems: ['media.not-found', 'media.in-use'],
});

/** `params` of the problem 'media.in-use'. */
export const mediaInUseParams = z.object({ uses: z.array(mediaUse) });

/** `params` of the problem 'media.refused': a file that is turned away before its first byte. */
export const mediaRefusedParams = z.object({ refusal: mediaRefusal });

export const readUploadLimits = endpoint.view('GET /upload-limits', {
  summary: 'How large an image or video may be here',
  response: uploadLimits,
});

export const listUploads = endpoint.edit('GET /uploads', {
  summary: 'How your own uploads stand, up to a hundred at once; unknown ones are left out',
  query: z.strictObject({ ids: idList }),
  response: z.object({ items: z.array(upload) }),
});

export const findUpload = endpoint.edit('GET /uploads/:id', {
  summary: 'How one of your own uploads stands',
  response: upload,
  problems: ['upload.not-found'],
});

export const retryUpload = endpoint.edit('POST /uploads/:id/retry', {
  summary: 'Try again what failed through no fault of the file, without sending it again',
  response: upload,
  problems: ['upload.not-found', 'upload.not-retryable'],
});
