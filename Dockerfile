# Builds the site and serves it with Caddy; docs/hosting.md says how to use the image.

FROM node:20-bookworm-slim AS build
# The build reads the dates of pages from the Git history.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL
ARG SITE_ENVIRONMENT
ARG BROKEN_LINKS=error
RUN npm run build && hosting/write-rules.sh public rules

FROM caddy:2-alpine
# Caddy's permission to listen on ports below 1024 isn't needed, and some hosts don't start programs that have it.
RUN setcap -r /usr/bin/caddy
ENV PORT=8080 SITE=/srv/docs/public RULES=/srv/docs/rules XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
COPY hosting/caddy/Caddyfile hosting/caddy/site.caddy /etc/caddy/
COPY --from=build /site/rules /srv/docs/rules
COPY --from=build /site/public /srv/docs/public
USER 10001:10001
EXPOSE 8080
HEALTHCHECK CMD wget -q --spider http://127.0.0.1:8080/robots.txt
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
