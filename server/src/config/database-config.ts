import type { MysqlConfig } from '../database/mysql-url.ts';

export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | MysqlConfig;
