-- The overview and every list count presentations: this is narrow enough to count by, without the rows themselves.
create index presentation_counted on presentation (system, active, complete);
