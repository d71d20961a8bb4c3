-- Products from before they could say whose they are, from where and when: they say nothing, and an import of their own
-- export changes nothing.
update library_item
set content = '{"producer": {"el": "", "en": ""}, "origin": {"el": "", "en": ""}, "season": {"el": "", "en": ""}}'::jsonb || content
where kind = 'product';
