-- Operators enter the email addresses of admins. From now on, an address that is not confirmed gets no security emails, its
-- account no passkeys, and a reset deletes the data of the account.
UPDATE accounts SET email_confirmed_at = created_at WHERE role = 'admin' AND email_confirmed_at IS NULL;
