-- A display is found as everything else is. Filled at start, with every other search column: see fold-again.ts.
alter table display
  add column search text not null default '';

create index display_search on display using gin (search gin_trgm_ops);

-- With which folding the search columns were made (fold-text.ts); none yet, and they are made anew.
create table search_folding (
  version integer primary key
);

-- What many rows have in it is found among the last changed ones; lists are sorted by the last change as well.
create index presentation_last_changed on presentation (modified_at desc, id desc);
create index library_item_last_changed on library_item (modified_at desc, id desc);
create index media_asset_last_changed on media_asset (modified_at desc, id desc);
