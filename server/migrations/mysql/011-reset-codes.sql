-- A code stays valid when another one is requested, so an account can have several.
ALTER TABLE reset_tokens
  ADD KEY reset_tokens_of_account (account_id),
  DROP KEY reset_token_of_account,
  -- Random. The code is derived from it with the server's secret, so that it can be sent again. None for codes of earlier releases.
  ADD COLUMN nonce CHAR(43) CHARACTER SET ascii COLLATE ascii_bin,
  ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0,
  -- The newest email with the code. No reference: the outbox deletes its rows.
  ADD COLUMN outbox_id BIGINT,
  ADD KEY reset_tokens_of_email (outbox_id);
