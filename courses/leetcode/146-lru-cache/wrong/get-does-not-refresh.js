class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.items = new Map();
  }

  get(key) {
    return this.items.has(key) ? this.items.get(key) : -1;
  }

  put(key, value) {
    this.items.delete(key);
    this.items.set(key, value);
    if (this.items.size > this.capacity) {
      const [oldest] = this.items.keys();
      this.items.delete(oldest);
    }
  }
}
