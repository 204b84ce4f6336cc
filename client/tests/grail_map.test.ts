import { describe, expect, it } from 'vitest'

import { Camera } from '../src/games/grail/camera.svelte'

function seen(width: number, height: number): Camera {
  const camera = new Camera()
  camera.size(width, height, 700, 600)
  camera.whole()
  return camera
}

describe('the map of Grail', () => {
  it('fills the window it has', () => {
    expect(seen(770, 900).k).toBeCloseTo(1.1)
    expect(seen(350, 900).k).toBeCloseTo(0.5)
  })

  it('is never more than a third larger than life, and lies in the middle', () => {
    const camera = seen(1400, 1100)
    expect(camera.k).toBe(1.3)
    expect(camera.x).toBeCloseTo((1400 - 700 * 1.3) / 2)
  })

  it('goes to a place, and no further than its last cards', () => {
    const camera = new Camera()
    camera.size(360, 220, 700, 600)
    camera.centre({ x: 350, y: 300 }, 1)
    expect([camera.x, camera.y]).toEqual([180 - 350, 110 - 300])
    camera.centre({ x: 100, y: 560 }, 1)
    expect([camera.x, camera.y]).toEqual([0, 220 - 600])
  })

  it('can be seen from as far as before', () => {
    const camera = seen(1400, 1100)
    camera.zoom(0.1)
    expect(camera.k).toBe(1)
  })
})
