/** The version of the embed, defined by the build. */
declare const VERSION: string;
