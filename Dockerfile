FROM node:24-trixie AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Where no binary of better-sqlite3 can be downloaded, it is compiled with the
# headers of the base image.
RUN npm ci --ignore-scripts \
  && npm_config_nodedir=/usr/local npm rebuild better-sqlite3
COPY . .
ARG SITE_URL
ENV NEXT_TELEMETRY_DISABLED=1
RUN STANDALONE=yes npm run build \
  && rm .next/standalone/server.js \
  && npx esbuild scripts/backup.ts scripts/prune.ts \
    --bundle --platform=node --format=esm --conditions=react-server \
    --external:better-sqlite3 --external:mongodb --external:next \
    --outdir=commands --out-extension:.js=.mjs

FROM node:24-trixie-slim
RUN install --directory --owner=10001 --group=10001 --mode=700 /data
WORKDIR /app
COPY --from=build /app/.next/standalone ./
# The build changes it after Next has made its copy.
COPY --from=build /app/.next/routes-manifest.json ./.next/
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY --from=build /app/scripts/server ./scripts/server
COPY --from=build /app/scripts/image ./scripts/image
COPY --from=build /app/commands ./scripts
ENV NODE_ENV=production PORT=3000 SQLITE_PATH=/data/expenses.db
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=10s \
  CMD ["node", "scripts/server/health.mjs"]
CMD ["node", "scripts/image/start.mjs"]
