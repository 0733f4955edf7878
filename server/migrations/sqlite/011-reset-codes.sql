-- A code stays valid when another one is requested, so an account can have several.
DROP INDEX reset_token_of_account;
CREATE INDEX reset_tokens_of_account ON reset_tokens (account_id);
-- Random. The code is derived from it with the server's secret, so that it can be sent again. None for codes of earlier releases.
ALTER TABLE reset_tokens ADD COLUMN nonce TEXT CHECK (length(nonce) = 43);
ALTER TABLE reset_tokens ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
-- The newest email with the code. No reference: the outbox deletes its rows.
ALTER TABLE reset_tokens ADD COLUMN outbox_id INTEGER;
CREATE INDEX reset_tokens_of_email ON reset_tokens (outbox_id);
