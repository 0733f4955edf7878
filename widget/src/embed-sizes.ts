/**
 * Sizes of the embed's scripts, compressed with Brotli, in bytes, as /embed/privacy states them: rounded, on the day in
 * its caption. scripts/check/page-size.ts enforces the limits, and finds outdated sizes.
 */
export const embedSizes = {
  Script: { size: 19_000, limit: 20_000 },
  'Details of a result': { size: 4_900, limit: 5_000 },
  Outlook: { size: 13_400, limit: 14_000 },
  'Partners and benefit cuts': { size: 9_400, limit: 11_000 },
  'Saving a result': { size: 500, limit: 600 },
  'Spanish text': { size: 7_400, limit: 10_000 },
  '4% rule': { size: 8_600, limit: 10_000 },
  'Stocks and bonds': { size: 6_200, limit: 10_000 },
  'When to claim Social Security': { size: 6_500, limit: 10_000 },
  'Traditional or Roth': { size: 6_900, limit: 10_000 },
} as const;
