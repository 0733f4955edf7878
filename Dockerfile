# The site as one image: the server's TypeScript, which Node runs directly, and the built files for browsers.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Pages on which the embed may be without its link to the site: docs/operate.md.
ARG EMBED_ORIGINS_WITHOUT_LINK
# Install the lockfile's packages, build, and write the bill of materials.
RUN --mount=type=cache,target=/root/.npm npm run build && npm run sbom
# Production packages only: no compilers, no test tools. None of them needs an install script.
RUN --mount=type=cache,target=/root/.npm rm -rf node_modules \
  && npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && mkdir /image \
  && cp -r --parents package.json node_modules core/package.json core/dist server \
    widget/package.json widget/dist-embed widget/src/package.json widget/view/package.json site/package.json site/dist .build/sbom.cdx.json /image

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# The only folder that the server writes to: SQLite and its secret; nothing with MySQL and a mail server.
RUN install -d -o node -g node -m 700 /data
COPY --from=build /image /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs"]
