/**
 * Reads origins separated by commas, such as `https://blog.example,https://shop.example`.
 *
 * @throws if one is not the origin of a page, for example because it has a path.
 */
export function readOrigins(text = ''): readonly string[] {
  const origins = text.split(',').flatMap((item) => item.trim() || []);
  for (const origin of origins) {
    const url = URL.parse(origin);
    if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) {
      throw new Error(
        `EMBED_ORIGINS_WITHOUT_LINK: "${origin}" is not an origin such as https://blog.example.`,
      );
    }
  }
  return origins;
}
