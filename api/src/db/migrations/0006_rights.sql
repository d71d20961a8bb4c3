-- Licence, holder, source, credit, consent and end of use; null until somebody has said them.
alter table media_asset add column rights jsonb;
create index media_asset_by_last_day on media_asset (least(rights ->> 'endsOn', rights -> 'consent' ->> 'until'));
