import type { ColumnType, Generated, Selectable } from 'kysely';

export type TroubleKind = 'display' | 'release' | 'feed' | 'backup' | 'disk';

type TroubleTable = {
  key: string;
  scope: string;
  kind: TroubleKind;
  about: string;
  detail: string;
  since: Date;
  told_at: Date | null;
  better_since: Date | null;
};
export type TroubleRow = Selectable<TroubleTable>;

/** Something has got into trouble, or is well again. */
export type NoticeEvent = Pick<TroubleRow, 'kind' | 'about' | 'detail'> & {
  event: 'trouble' | 'back';
  since: string;
};

export type NoticeChannel = 'email' | 'webhook';

type NoticeTable = {
  id: Generated<number>;
  channel: NoticeChannel;
  events: ColumnType<NoticeEvent[], string, string>;
  made_at: Date;
  attempts: Generated<number>;
  next_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
  error: string | null;
};
export type NoticeRow = Selectable<NoticeTable>;

export type NoticeTables = { trouble: TroubleTable; notice: NoticeTable };
