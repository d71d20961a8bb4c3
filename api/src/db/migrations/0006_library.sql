-- Recipes, dishes and local products: made once, used in many presentations.
create table library_item (
  id uuid primary key,
  kind text not null check (kind in ('recipe', 'dish', 'product')),
  title_el text not null,
  title_en text not null,
  active boolean not null default false,
  -- What staff edit, whole, in the shape of its kind.
  content jsonb not null,
  -- What the judge said when it was saved: how much of each part there is, and whether nothing is missing.
  standing jsonb not null,
  complete boolean not null,
  search text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by_id text not null,
  created_by_name text not null,
  modified_at timestamptz(3) not null default now(),
  modified_by_id text not null,
  modified_by_name text not null,
  constraint "library-item.title-required" check (title_el <> '' and title_en <> ''),
  constraint "library-item.active-is-complete" check (complete or not active),
  unique (id, kind)
);

create index library_item_by_change on library_item (kind, modified_at desc, id desc);
create index library_item_by_title on library_item (kind, title_el collate "el-x-icu", id);
create index library_item_search on library_item using gin (search gin_trgm_ops);
create index library_item_active on library_item (kind) where active;

-- The database itself guards what is in use: an item cannot go while a presentation or a dish names it.
create table library_use (
  item_id uuid not null constraint "item.in-use" references library_item (id),
  presentation_id uuid not null references presentation (id) on delete cascade,
  primary key (item_id, presentation_id)
);

create index library_use_by_presentation on library_use (presentation_id);

create table dish_product (
  dish_id uuid not null references library_item (id) on delete cascade,
  product_id uuid not null constraint "item.in-use" references library_item (id),
  primary key (dish_id, product_id)
);

create index dish_product_by_product on dish_product (product_id);

create table library_media_use (
  asset_id uuid not null constraint "media.in-use" references media_asset (id),
  item_id uuid not null references library_item (id) on delete cascade,
  primary key (asset_id, item_id)
);

create index library_media_use_by_item on library_media_use (item_id);
