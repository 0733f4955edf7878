/** The version of the embed, defined by the build. */
declare const VERSION: string;
/** Origins of pages on which the small link to the site may be missing, defined by the build. */
declare const ORIGINS_WITHOUT_LINK: readonly string[];
