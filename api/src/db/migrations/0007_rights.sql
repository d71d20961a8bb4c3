-- Licence, holder, source, credit, consent and end of use; null until somebody has said them.
alter table media_asset add column rights jsonb;
