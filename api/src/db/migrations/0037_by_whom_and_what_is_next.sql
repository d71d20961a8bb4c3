-- What somebody has saved is found without the activity, which may be kept for a shorter time.
create index presentation_revision_by_person on presentation_revision (saved_by_id);

-- The next job is the oldest of its step, however many wait behind it.
create index media_preparation_next on media_preparation (step, created_at);
