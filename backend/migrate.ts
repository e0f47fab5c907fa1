import { logToStdout as log } from '@/backend/log/log';
import { readDatabaseEnvironment } from './environment';
import { prepareDatabase } from './prepare-database';

/** Only runs the migrations, before the first process of a release starts. */
const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL } = readDatabaseEnvironment();
const directUrl = DATABASE_DIRECT_URL ?? databaseUrl;
log({ event: 'migrated', files: await prepareDatabase({ databaseUrl, directUrl }, log) });
