const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export function isOnLoopback(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}
