-- Every save of a recipe, dish or product, whole, as presentations have it. Gone with its item: deleting is permanent.
create table library_revision (
  item_id uuid not null references library_item (id) on delete cascade,
  version integer not null,
  active boolean not null,
  content jsonb not null,
  saved_at timestamptz(3) not null,
  saved_by_id text not null,
  saved_by_name text not null,
  primary key (item_id, version)
);

-- What stands there now is the first that can be brought back.
insert into library_revision (item_id, version, active, content, saved_at, saved_by_id, saved_by_name)
select id, version, active, content, modified_at, modified_by_id, modified_by_name from library_item;
