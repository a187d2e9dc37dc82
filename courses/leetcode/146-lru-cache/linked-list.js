class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.nodes = new Map();
    this.ring = {};
    this.ring.next = this.ring;
    this.ring.prev = this.ring;
  }

  get(key) {
    const node = this.nodes.get(key);
    if (!node) return -1;
    this.unlink(node);
    this.linkFirst(node);
    return node.value;
  }

  put(key, value) {
    const known = this.nodes.get(key);
    if (known) {
      this.unlink(known);
    } else if (this.nodes.size === this.capacity) {
      const oldest = this.ring.prev;
      this.unlink(oldest);
      this.nodes.delete(oldest.key);
    }
    const node = { key, value };
    this.nodes.set(key, node);
    this.linkFirst(node);
  }

  unlink(node) {
    node.prev.next = node.next;
    node.next.prev = node.prev;
  }

  linkFirst(node) {
    node.prev = this.ring;
    node.next = this.ring.next;
    this.ring.next.prev = node;
    this.ring.next = node;
  }
}
