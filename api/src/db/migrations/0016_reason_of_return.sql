-- Why somebody wanted an earlier release back; empty where nobody did, or said.
alter table release add column reason text not null default '';
