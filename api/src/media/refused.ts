import type { MediaRefusal, MediaRefusalCode } from '@psifida/contract/content/media-refusal';

/** The file is not taken, for a reason of the closed list; everything else that is thrown is our own trouble. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: MediaRefusal;

  constructor(code: MediaRefusalCode, params: MediaRefusal['params'] = {}) {
    super(code);
    this.refusal = { code, params };
  }
}
