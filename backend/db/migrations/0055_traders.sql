-- By a provider's own word: a business or a private person. Null where they have not said.
ALTER TABLE accounts ADD COLUMN trader text
  CONSTRAINT accounts_trader_is_known CHECK (trader IN ('business', 'private'));
