import type { NewsRefusal } from '@psifida/contract/content/news-refusal';

/** Why a link gives no news; whatever else is thrown while fetching is a fault of ours. */
export class FeedRefusal extends Error {
  override name = 'FeedRefusal';
  readonly reason: NewsRefusal;

  constructor(reason: NewsRefusal, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
// x
