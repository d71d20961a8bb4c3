-- Recipes, dishes and products are made, changed and deleted as well.
alter table activity
  add column subject_kind text not null default 'presentation'
    check (subject_kind in ('presentation', 'recipe', 'dish', 'product'));

-- The picture of the first recipe, dish or product that a presentation shows; it stands for it in lists.
alter table presentation add column item_cover uuid;
