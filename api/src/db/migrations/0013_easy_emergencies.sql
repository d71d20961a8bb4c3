-- The same in easy language, for who finds the message hard to read.
alter table emergency add column easy_el text not null default '';
alter table emergency add column easy_en text not null default '';
