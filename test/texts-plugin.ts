/** In place of `next-intl/plugin`, which loads a native file watcher that only one thread may load. */
export default function createNextIntlPlugin() {
  return <Config>(config: Config) => config;
}
