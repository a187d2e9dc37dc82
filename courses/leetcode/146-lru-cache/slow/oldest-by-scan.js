class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.now = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    entry.used = this.now += 1;
    return entry.value;
  }

  put(key, value) {
    const isFull = this.entries.size === this.capacity;
    if (isFull && !this.entries.has(key)) {
      let oldest;
      let first = Infinity;
      for (const [other, { used }] of this.entries) {
        if (used < first) {
          first = used;
          oldest = other;
        }
      }
      this.entries.delete(oldest);
    }
    this.now += 1;
    this.entries.set(key, { value, used: this.now });
  }
}
