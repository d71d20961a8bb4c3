-- What is said in a film, as WebVTT; each language has its own, or none.
alter table media_asset
  add column captions_el text,
  add column captions_en text;
