import { PRODUCT_NAME } from '@whenabouts/core';

/**
 * The page for sites that allow frames but no scripts. The first script copies the attributes from the URL to the
 * element. The link remains if the scripts fail.
 */
export const widgetFrame = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Retirement calculator | ${PRODUCT_NAME}</title>
</head>
<body style="margin:0">
<retirement-calculator><a href="/calculator" target="_blank" rel="noopener">Open the retirement calculator</a></retirement-calculator>
<script src="/widget/frame.js"></script>
<script async src="/widget/v1.js"></script>
</body>
</html>
`;
