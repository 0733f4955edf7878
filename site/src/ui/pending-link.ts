/** Attribute of the root element until the page shows the numbers of its link instead of the example. */
export const ATTRIBUTE = 'data-pending-link';

export const PENDING_LINK = `:root[${ATTRIBUTE}]`;

/**
 * Runs in the head of every page before the first paint: the server does not know the numbers of a link, and the example
 * must not look like their result.
 */
export const pendingLinkScript = `/^#plan=/.test(location.hash)&&document.documentElement.toggleAttribute('${ATTRIBUTE}')`;
