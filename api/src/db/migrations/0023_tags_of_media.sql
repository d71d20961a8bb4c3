-- Words of the staff to find pictures and films by, as they were typed; and each as it is compared (see fold-text.ts).
alter table media_asset
  add column tags text[] not null default '{}',
  add column tag_keys text[] not null default '{}';

create index media_asset_by_tag on media_asset using gin (tag_keys);

-- Lists are sorted by name as well.
create index media_asset_by_name on media_asset (title collate "el-x-icu", id);
