-- How the table runs: tempo, what happens when somebody is away, a pause, who has left. Empty for the usual way.
ALTER TABLE tables ADD COLUMN manner TEXT NOT NULL DEFAULT '{}';

-- Where a line was said, and who could read that place then; without an audience it is everybody's.
ALTER TABLE chat ADD COLUMN channel TEXT NOT NULL DEFAULT 'table';
ALTER TABLE chat ADD COLUMN audience TEXT;
