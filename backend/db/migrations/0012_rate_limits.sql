-- What the web processes count limits by where there is no Redis. Keys are hashes and name nobody.
-- Unlogged: a count costs no write to the log, and may be lost in a crash. The columns are those of
-- rate-limiter-flexible.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_by_end ON rate_limits (expire);
