class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.items = new Map();
  }

  get(key) {
    if (!this.items.has(key)) return -1;
    const value = this.items.get(key);
    this.items.delete(key);
    this.items.set(key, value);
    return value;
  }

  put(key, value) {
    if (this.items.size === this.capacity) {
      const [oldest] = this.items.keys();
      const isKnown = this.items.has(key);
      this.items.delete(isKnown ? key : oldest);
    }
    this.items.set(key, value);
  }
}
